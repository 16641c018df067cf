# Stevedore as an image. By itself it is all in one, with its data in /data; with DATABASE_URL and a bucket it is one of many.

FROM node:24-bookworm-slim AS packages
WORKDIR /stevedore
COPY package.json package-lock.json .npmrc ./
# npm runs it after the installation.
COPY src/commands/link-node.js src/commands/
# The image has a Node of its own, so that the one among the packages isn't needed.
RUN npm ci --omit=dev && \
  rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim AS console
WORKDIR /stevedore
COPY package.json package-lock.json .npmrc ./
COPY src src
RUN npm ci && npm run build

FROM node:24-bookworm-slim
WORKDIR /stevedore
COPY --from=console /stevedore/dist dist
COPY --from=packages /stevedore/node_modules node_modules
COPY package.json schema.graphql LICENSE ./
COPY migrations migrations
COPY src src
RUN install -d -o node -g node -m 700 /data
ENV NODE_ENV=production \
  UV_THREADPOOL_SIZE=16 \
  STEVEDORE_DATA_DIR=/data \
  STEVEDORE_HOST=0.0.0.0
USER node
VOLUME /data
EXPOSE 4000
# Of an API; a worker listens nowhere and needs none.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", \
  "fetch('http://127.0.0.1:' + (process.env.STEVEDORE_PORT || 4000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=4", "src/main.ts"]
