/** The time zone that this device is in, until `jest.restoreAllMocks()`. */
export function device(timeZone: string): void {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
}
