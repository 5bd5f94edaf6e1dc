import Bowser from 'bowser';

/** What a person calls a device: its browser and operating system; undefined when its user agent does not say both. */
export function deviceOf(userAgent: string): { browser: string; system: string } | undefined {
  if (userAgent === '') return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? { browser: browser.name, system: os.name } : undefined;
}
