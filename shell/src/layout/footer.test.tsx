import { act, screen, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';
import { translator } from '../translator.ts';
import { Footer } from './footer.tsx';

const page = (path: string, place: 'header' | 'footer', en: string, es: string) => ({
  path,
  place,
  labels: { en, es, fr: en },
});

test("leads to the pages that the author put here, in order and in the reader's language", async () => {
  renderShell(<Footer />, {
    menu: [
      page('/page/pricing', 'footer', 'Pricing', 'Precios'),
      page('/page/offers', 'header', 'Offers', 'Ofertas'),
      page('/page/about', 'footer', 'About', 'Acerca de'),
    ],
  });
  const links = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links()).toEqual([
    ['/page/pricing', 'Pricing'],
    ['/page/about', 'About'],
  ]);
  await act(() => translator.change('es'));
  expect(screen.getByRole('link', { name: 'Precios' })).toBeInTheDocument();
  await act(() => translator.change('en'));
});

test('has no navigation while there is none', () => {
  renderShell(<Footer />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
