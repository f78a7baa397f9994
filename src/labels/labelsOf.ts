/** The same keys with texts of any language. */
export type LabelsOf<section> = {
  [key in keyof section]: section[key] extends (
    ...values: infer values
  ) => string
    ? (...values: values) => string
    : string
}
