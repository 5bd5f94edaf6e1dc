import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Guarded } from './guarded.tsx';

const Drawn = ({ text }: { text: string }) => {
  if (text === 'bad') throw new Error('cannot be drawn');
  return <p>drawn: {text}</p>;
};
const page = (text: string) => (
  <>
    <input aria-label="Text" defaultValue="kept" />
    <Guarded of={text} fallback={<p>as it is: {text}</p>}>
      <Drawn text={text} />
    </Guarded>
  </>
);

test('what cannot be drawn is shown otherwise, all around it stays, and what is written next is drawn again', () => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(page('good'));
  const field = screen.getByLabelText('Text');
  rerender(page('bad'));
  expect(screen.getByText('as it is: bad')).toBeInTheDocument();
  expect(screen.getByLabelText('Text')).toBe(field);
  rerender(page('better'));
  expect(screen.getByText('drawn: better')).toBeInTheDocument();
  complained.mockRestore();
});
