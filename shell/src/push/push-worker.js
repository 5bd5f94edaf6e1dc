/*
 * Shows what the site pushes to an employee's device, and opens it when it is pressed. Served as `/push-worker.js`, as it is:
 * a service worker of the portal on its own, or the part of a larger one that calls `importScripts('/push-worker.js')`.
 */
const portal = '/planner/employee-portal';

/** Nothing that arrives leads out of the portal. */
const portalUrl = (path) => {
  const url = new URL(typeof path === 'string' ? path : portal, self.location.origin);
  const isInside = url.origin === self.location.origin && `${url.pathname}/`.startsWith(`${portal}/`);
  return isInside ? url.href : new URL(portal, self.location.origin).href;
};

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    // Browsers take the right to push away from a site that shows nothing, so something is shown.
  }
  const { title = 'Portal', body = '', lang = 'en', tag, path } = message;
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(portalUrl(event.notification.data?.path)));
});

/** In a window that shows the portal already, else in a new one. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((window) => window.url.startsWith(new URL(portal, self.location.origin).href));
  if (!shown) return self.clients.openWindow(url);
  await shown.focus();
  // One that another worker controls cannot be led from here.
  return shown.navigate(url).catch(() => self.clients.openWindow(url));
}
