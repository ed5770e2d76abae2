# The program with its bundled renderers; the database is another container, or the bundled one in /data.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/no-such-platform scripts/no-such-platform
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN useradd --system --uid 10001 --home-dir /data --create-home permasheet \
  && install -d -o permasheet -m 700 /data/attachments /backups
WORKDIR /app
COPY --from=build --chown=root:root /app ./
USER permasheet
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["sh", "scripts/serve.sh"]
