import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageSection, SectionPreview, SectionWords, type Section, type SectionCard } from './index.ts';

const blank: Section = {
  sectionType: 'text',
  title: '',
  subtitle: '',
  content: '',
  backgroundColor: '',
  buttonText: '',
  buttonUrl: '',
  image: null,
  imagePosition: 'left',
  cards: [],
};

const full: Section = {
  ...blank,
  title: 'Title',
  subtitle: 'Subtitle',
  content: 'One.\nTwo.',
  buttonText: 'Go',
  buttonUrl: '/contact',
  image: { url: '/media/a.webp', width: 1200, height: 800, avifSrcset: '/media/a.avif 640w', webpSrcset: '' },
  cards: [],
};

const aCard = (particulars: Partial<SectionCard>): SectionCard => ({
  title: '',
  content: '',
  buttonText: '',
  buttonUrl: '',
  image: null,
  ...particulars,
});

const show = (particulars: Partial<Section>) =>
  render(
    <MemoryRouter>
      <PageSection section={{ ...full, ...particulars }} />
    </MemoryRouter>,
  ).container;

describe('core-site.md §2, /page/{slug}: sections rendered by section_type', () => {
  test.each(['hero', 'text', 'image_text', 'cards', 'cta', 'case_study', 'somersault'])(
    '%s shows title, subtitle, content and button',
    (sectionType) => {
      const section = show({ sectionType });

      expect(screen.getByRole('heading', { level: 2, name: 'Title' })).toBeInTheDocument();
      expect([...section.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
        'Subtitle',
        'One.',
        'Two.',
      ]);
      expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/contact');
    },
  );

  test.each(['hero', 'text', 'image_text', 'cards', 'cta', 'case_study', 'somersault'])(
    '%s without anything is empty',
    (sectionType) => {
      const section = show({ ...blank, sectionType });

      expect(section).toHaveTextContent(/^$/);
      expect(section.querySelector('h2, p, a, img, ul')).toBeNull();
    },
  );

  test.each(['hero', 'image_text', 'case_study', 'somersault'])('%s shows the image, its place kept', (sectionType) => {
    const image = show({ sectionType }).querySelector('img');

    expect(image).toHaveAttribute('src', '/media/a.webp');
    expect(image).toHaveAttribute('width', '1200');
    expect(image).toHaveAttribute('height', '800');
  });

  test.each(['cards', 'somersault'])('%s shows the cards: title, content, button and image', (sectionType) => {
    show({
      sectionType,
      cards: [
        aCard({ title: 'First', content: 'A.\nB.', buttonText: 'Read', buttonUrl: 'https://example.com/' }),
        aCard({ title: 'Second', image: full.image }),
      ],
    });

    const [first, second] = screen.getAllByRole('article').map((card) => within(card));
    expect(first!.getByRole('heading', { level: 3, name: 'First' })).toBeInTheDocument();
    expect(first!.getByText('B.')).toBeInTheDocument();
    expect(first!.getByRole('link', { name: 'Read' })).toHaveAttribute('href', 'https://example.com/');
    expect(second!.getByRole('presentation')).toHaveAttribute('src', '/media/a.webp');
  });
});

describe('case_study', () => {
  const told = {
    sectionType: 'case_study',
    problem: 'Too slow.\nToo dear.',
    decision: 'Cache it.',
    result: 'Faster.',
    failure: 'Twice.',
    cards: [aCard({ title: '43 %', content: 'less waiting' }), aCard({ content: 'no figure' })],
  };

  test('problem, decision, result with its figures, and what failed, in this order', () => {
    const section = show(told);
    const names = screen.getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Problem', 'Decision', 'Result', 'What failed']);
    for (const words of ['Too slow.', 'Too dear.', 'Cache it.', 'Faster.', 'Twice.'])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect([...section.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
      'less waiting',
      '43 %',
    ]);
  });

  test('what is blank has no name', () => {
    show({ ...told, decision: '', failure: ' ' });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Problem',
      'Result',
    ]);
  });

  test('its parts are called as the screen calls them', () => {
    const words = { problem: 'Problème', decision: 'Décision', result: 'Résultat', failure: 'Échec', lang: 'fr' };
    render(
      <MemoryRouter>
        <SectionWords value={words}>
          <PageSection section={{ ...full, ...told }} />
        </SectionWords>
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Problème' })).toHaveAttribute('lang', 'fr');
  });
});

test('a picture has the words that say what it shows, and is a decoration without', () => {
  show({ sectionType: 'hero', imageAlt: 'A desk', cards: [] });
  expect(screen.getByRole('img', { name: 'A desk' })).toBeInTheDocument();
  show({ sectionType: 'cards', cards: [aCard({ image: full.image, imageAlt: 'A lamp' })] });
  expect(screen.getByRole('img', { name: 'A lamp' })).toBeInTheDocument();
});

describe('core-site.md §3, Section: image_position (left or right)', () => {
  test.each([
    ['left', '1'],
    ['right', '0'],
  ])('%s', (imagePosition, orderOfWords) => {
    show({ sectionType: 'image_text', imagePosition });

    const words = screen.getByRole('heading').parentElement!;
    expect(words.compareDocumentPosition(document.querySelector('img')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    const className = words.parentElement!.className.split(' ').at(-1)!;
    expect(rules.filter((rule) => rule.includes(className)).join('')).toContain(`order: ${orderOfWords}`);
  });
});

describe('core-site.md §3, Section: background_color (a style class)', () => {
  test.each(['bg-accent', 'bg-gray-100'])('%s is on the section', (backgroundColor) => {
    expect(show({ backgroundColor }).querySelector('section')).toHaveClass(backgroundColor);
  });
});

test('a preview shows the button, which leads nowhere', () => {
  render(<SectionPreview section={{ ...full, sectionType: 'hero' }} />);
  expect(screen.getByText('Go')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a section that cannot be drawn is shown as it was written, and is drawn again when it changes', () => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Proxy({ url: '' }, { get: () => crash() }) as unknown as Section['image'];
  const field = (image: Section['image']) => (
    <MemoryRouter>
      <input aria-label="Text" defaultValue="kept" />
      <SectionPreview section={{ ...full, sectionType: 'hero', image }} />
    </MemoryRouter>
  );
  const { rerender } = render(field(full.image));
  const typed = screen.getByLabelText('Text');
  rerender(field(broken));
  expect(screen.getByText('One. Two.')).toBeInTheDocument();
  expect(screen.getByLabelText('Text')).toBe(typed);
  rerender(field(full.image));
  expect(screen.getByText('Go')).toBeInTheDocument();
  complained.mockRestore();
});

const crash = (): never => {
  throw new Error('cannot be drawn');
};

describe('hostile content renders harmlessly', () => {
  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '',
  ])('no button leads to %s', (buttonUrl) => {
    show({ buttonUrl });

    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each(['https://example.com', 'mailto:a@b.c', 'tel:+1555', '#there'])('a button may lead to %s', (buttonUrl) => {
    show({ buttonUrl });

    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', buttonUrl);
  });

  test('markup is shown, not run; each paragraph finds its own direction', () => {
    const section = show({ title: '<img src=x onerror=alert(1)>', content: '<script>alert(1)</script>\nשלום' });

    expect(section.querySelector('script, img[onerror]')).toBeNull();
    expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument();
    expect(screen.getByText('שלום')).toHaveAttribute('dir', 'auto');
  });
});
