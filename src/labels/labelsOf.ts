/** The same keys in any language: sentences, and functions that make them. */
export type LabelsOf<section> = {
  [key in keyof section]: section[key] extends (
    ...values: infer values
  ) => string
    ? (...values: values) => string
    : string
}
