import type { Host } from '@portfolio/remote-kit';

/** Failed calls and crashes go to the console, where monitoring collects them. */
export const report: Host['report'] = (error, details = {}) => console.error(error, details);
