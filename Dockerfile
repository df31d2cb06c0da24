# The service alone: PostgreSQL and Redis are the platform's (compose.yaml shows the whole).
FROM node:22-bookworm-slim AS build
WORKDIR /service
COPY . .
RUN npm ci --no-audit --no-fund --include=dev
RUN node packages/adapters-prisma/scripts/ensure-client.mjs && node node_modules/ts7/bin/tsc --build packages/cli && node scripts/set-up/build-pages.mjs
# The demos' data; who brings accounts and models of their own does not need them.
RUN node packages/app/demo/shop/generate.mjs && node packages/app/demo/support/generate.mjs
# What is left is what runs.
RUN npm ci --no-audit --no-fund --omit=dev --workspace=@embedded-analytics/cli

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# Copies of data for queries, each instance's own; with DATABASE_URL and SECRET_KEY nothing in it
# has to be kept.
RUN install --directory --owner=node --group=node /data
COPY --from=build /service/node_modules /service/node_modules
COPY --from=build /service/packages /service/packages
WORKDIR /service
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/dist/main.js"]
