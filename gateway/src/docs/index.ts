import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Router, type RequestHandler } from 'express';

const require = createRequire(import.meta.url);
const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Below `/api/docs/assets/`: Swagger UI's files and our few lines that start it. */
const assets: Record<string, string> = {
  'start.js': own('./start.js'),
  ...Object.fromEntries(
    ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'].map((name) => [
      name,
      join(dirname(require.resolve('swagger-ui-dist/package.json')), name),
    ]),
  ),
};

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Portfolio API</title>
<link rel="icon" href="/api/docs/assets/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/assets/start.js"></script>
</body>
</html>
`;

/** The documentation is the one page of the gateway that runs scripts: its own, from here. */
const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

const onlyNamed: RequestHandler<{ name: string }> = (request, response, next) => {
  const path = Object.hasOwn(assets, request.params.name) ? assets[request.params.name] : undefined;
  if (path) response.set('Cache-Control', 'public, max-age=3600').sendFile(path);
  else next();
};

/** `/api/schema/`: the API's description, OpenAPI 3.1. */
export const description = Router().get('/api/schema', (_request, response) => {
  response.set({ 'Cache-Control': 'no-cache', 'Content-Type': 'application/json' }).sendFile(own('../../openapi.json'));
});

/** `/api/docs/`: the same to read and to try. Not in production, where it would run scripts on the origin of the sessions. */
export const explorer = Router()
  .get('/api/docs', (_request, response) => {
    response.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy }).type('html').send(page);
  })
  .get('/api/docs/assets/:name', onlyNamed);
