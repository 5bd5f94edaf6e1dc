import { render, screen } from '@testing-library/react';
import { MarkdownText } from './markdown-text.tsx';

test('headings begin below the screen’s title; what is said of the words is on the element around them', () => {
  const { container } = render(
    <MarkdownText text={'# First\n\nSome **words**.\n\n- one\n- two'} lang="en" dir="auto" />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'First' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  expect(container.firstElementChild).toHaveAttribute('lang', 'en');
});

test('code is highlighted, and scrolls by keyboard', () => {
  const { container } = render(<MarkdownText text={'```ts\nconst answer = 42;\n```'} />);
  expect(container.querySelector('.hljs-keyword')).toHaveTextContent('const');
  expect(container.querySelector('pre')).toHaveAttribute('tabindex', '0');
});

test('tables', () => {
  render(<MarkdownText text={'| part | kB |\n|---|---|\n| screens | 31 |'} />);
  expect(screen.getByRole('columnheader', { name: 'kB' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '31' })).toBeInTheDocument();
});

test('hostile Markdown renders harmlessly', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[click](javascript:alert(1))',
    '![x](javascript:alert(1))',
    '<iframe src="https://example.com"></iframe>',
    '[fine](https://example.com)',
  ];
  const { container } = render(<MarkdownText text={hostile.join('\n\n')} />);
  expect(container.querySelector('script, iframe, [onerror]')).toBeNull();
  expect(container.innerHTML).not.toContain('javascript:');
  expect(screen.getByRole('link', { name: 'fine' })).toHaveAttribute('href', 'https://example.com');
});

test('links of a preview leave its editor where it is', () => {
  const text = '[far](https://example.com)';
  const { rerender } = render(<MarkdownText text={text} />);
  expect(screen.getByRole('link', { name: 'far' })).not.toHaveAttribute('target');
  rerender(<MarkdownText text={text} preview />);
  expect(screen.getByRole('link', { name: 'far' })).toHaveAttribute('target', '_blank');
});

test('character references are the characters that they name', () => {
  render(<MarkdownText text={'Fish &amp; chips &lt;b&gt; 5&nbsp;km &copy; &notit; &bogus;'} />);
  expect(screen.getByText(/^Fish/).textContent).toBe('Fish & chips <b> 5\u00a0km © &notit; &bogus;');
});
