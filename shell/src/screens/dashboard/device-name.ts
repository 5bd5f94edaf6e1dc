import Bowser from 'bowser';

/** What a person calls a device: its browser and operating system, '?' for what its user agent does not say. */
export function deviceOf(userAgent: string): { browser: string; system: string } {
  if (userAgent === '') return { browser: '?', system: '?' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? '?', system: os.name ?? '?' };
}
