# The service, from the sources beside this file. See docs/serving.md.
FROM node:24-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm pack --pack-destination /packed

# What the service needs, in the versions that it was tested with.
FROM node:24-slim AS install
WORKDIR /app
COPY package.json /tested/
COPY --from=build /packed /packed
RUN echo '{ "private": true, "type": "module" }' > package.json \
  && npm install --ignore-scripts --legacy-peer-deps --no-audit --no-fund \
    /packed/*.tgz \
    $(node -p "const tested = require('/tested/package.json').devDependencies; \
      ['@electric-sql/pglite', '@hono/node-server', '@valibot/to-json-schema', \
      'drizzle-orm', 'hono', 'pg', 'viem'] \
      .map((name) => name + '@' + tested[name]).join(' ')")

FROM node:24-slim
ENV NODE_ENV=production \
  DATABASE_URL=/data/marketkit \
  MARKETKIT_HOST=0.0.0.0 \
  MARKETKIT_PORT=8787
WORKDIR /app
COPY --from=install /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.MARKETKIT_PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "node_modules/marketkit/dist/service/node/cli/cli.js"]
CMD ["serve"]
