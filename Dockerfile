# Doorstep as an image: the built product and what it needs to run, nothing else (docs/decisions/076-the-image.md).
# Any Debian with Node 24 and npm will do as a base.
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /source
ENV APP_ENV=production
COPY . .
RUN --mount=type=cache,target=/root/.npm \
  node scripts/bootstrap.mjs --build && node scripts/image/collect-runtime.ts /doorstep

FROM ${BASE}
COPY --from=build /doorstep /doorstep
RUN ln -s /doorstep/bin/doorstep /usr/local/bin/doorstep && install -d -o 10001 -g 10001 /data
WORKDIR /doorstep
USER 10001:10001
# Metrics have a port of their own, which nobody publishes unless asked; a process that only works jobs has no other.
ENV APP_ENV=production DATA_DIR=/data HOME=/data PORT=3000 METRICS_PORT=9464
VOLUME /data
EXPOSE 3000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["doorstep"]
CMD ["serve"]
