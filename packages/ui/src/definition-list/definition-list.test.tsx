import { render, screen } from '@testing-library/react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './definition-list.stories.tsx';
import { DefinitionList } from './definition-list.tsx';

testStories(stories);

const items = [
  { term: 'Client', detail: 'Harbour' },
  { term: 'Notes', detail: '' },
  { term: 'Hours', detail: 0 },
];
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const details = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('leaves out terms without detail, keeps zero', () => {
  render(<DefinitionList items={items} />);
  expect(terms()).toEqual(['Client', 'Hours']);
  expect(details()).toEqual(['Harbour', '0']);
});

test('or says that the detail is blank', () => {
  render(<DefinitionList items={items} blank="—" />);
  expect(terms()).toEqual(['Client', 'Notes', 'Hours']);
  expect(details()).toEqual(['Harbour', '—', '0']);
});
