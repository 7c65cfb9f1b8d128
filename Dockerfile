# The App in a container. It holds the committed bundle, Node and git, and writes to /data and /tmp alone: run it with --read-only and
# --tmpfs /tmp. Pin the base image by its digest in an image of your own; a digest written here would not get security updates.
FROM node:24-slim

# The App publishes commits of agents with git.
RUN apt-get update \
 && apt-get install -y --no-install-recommends git ca-certificates \
 && rm -rf /var/lib/apt/lists/* \
 && mkdir /data \
 && chown 1000:1000 /data

WORKDIR /baton
COPY LICENSE package.json ./
COPY dist ./dist

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 BATON_DATABASE=/data/baton.sqlite
VOLUME /data
EXPOSE 3000
# A number, so that Kubernetes can see that it is not root.
USER 1000:1000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/app.js"]
