/**
 * zod would try whether it may make functions from strings, which the page's policy refuses and reports. Its settings are the page's:
 * every copy of it reads them here.
 */
Reflect.set(globalThis, '__zod_globalConfig', { ...Reflect.get(globalThis, '__zod_globalConfig'), jitless: true });
