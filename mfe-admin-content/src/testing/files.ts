/** A file as a person chooses it. */
export const aFile = (name: string, type = 'image/png', content = 'content'): File =>
  new File([content], name, { type });
