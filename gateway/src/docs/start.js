/* global SwaggerUIBundle */
SwaggerUIBundle({
  url: '/api/schema/',
  dom_id: '#docs',
  deepLinking: true,
  displayRequestDuration: true,
  persistAuthorization: false,
  // The gateway wants its cookie repeated (rest.md, CSRF).
  requestInterceptor(request) {
    const token = /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie)?.[1];
    if (token) request.headers['X-CSRFToken'] = token;
    return request;
  },
});
