/** The owner as the graph answers them; without a name, as before anybody was named. */
export const anOwner = (name = '') => ({
  __typename: 'SiteOwner',
  language: null,
  name,
  headline: name && 'Writes programs.',
  availability: name ? 'limited' : 'unsaid',
  availabilityNote: name && 'From May',
  aboutPath: name ? '/page/about' : null,
  links: name ? [{ __typename: 'SiteOwnerLink', label: 'Code', url: 'https://code.example/ada' }] : [],
  image: null,
});
