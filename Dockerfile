# The site on nginx, without the rights of root:
#   docker build -t site . && docker run --rm -p 8080:8080 site
# Below a path: docker build --build-arg PATH_PREFIX=/some/path …

FROM node:24-bookworm-slim AS build
# The dates of changes are those of the commits.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG PATH_PREFIX=""
ENV PATH_PREFIX=${PATH_PREFIX}
RUN npm run build && npm run compress

FROM nginxinc/nginx-unprivileged:1.29-alpine
ARG PATH_PREFIX=""
# The container fills them into its templates.
ENV PATH_PREFIX=${PATH_PREFIX} SITE_PORT=8080 SITE_ROOT=/usr/share/nginx/html
COPY deploy/nginx/site.conf.template /etc/nginx/templates/default.conf.template
COPY --from=build /site/public ${SITE_ROOT}${PATH_PREFIX}
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD wget -q -O /dev/null http://127.0.0.1:${SITE_PORT}${PATH_PREFIX}/ || exit 1
