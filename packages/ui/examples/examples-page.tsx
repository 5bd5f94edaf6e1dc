import { useLayoutEffect, useState, type ComponentType } from 'react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { styled } from 'styled-components';
import { GlobalStyle } from '../src/global-style/global-style.tsx';
import { IconButton } from '../src/icon-button/icon-button.tsx';
import { Container } from '../src/layout/layout.tsx';
import { PageHeading } from '../src/page-heading/page-heading.tsx';
import { color, font, fontSize, media, space, type ThemeName } from '../src/tokens/tokens.ts';

type StoryModule = Record<string, ComponentType>;

/** What webpack makes of `import.meta.webpackContext`. */
declare global {
  interface ImportMeta {
    webpackContext: (
      folder: string,
      options: { recursive: boolean; regExp: RegExp },
    ) => { keys: () => string[]; (file: string): StoryModule };
  }
}

const files = import.meta.webpackContext('../src', { recursive: true, regExp: /\.stories\.tsx$/ });

const words = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Every component's stories, by folder: `{ component: 'button', stories: [{ name: 'Variants', Story }] }`. */
const components = files.keys().map((file) => ({
  component: file.split('/')[1] ?? file,
  stories: Object.entries(files(file)).map(([name, Story]) => ({ name: words(name), Story })),
}));

/** These show one layout at a time: they fix themselves to the window or are a page of their own. */
const wholePage = ['tab-bar', 'side-nav'];

const Section = styled.section`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(8)};
  border-top: 1px solid ${color.border};

  ${media.desktop} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }

  & > h2 {
    font-family: ${font.code};
    font-size: ${fontSize.small};
    font-weight: 500;
    letter-spacing: 0;
    line-height: 1.5;
  }
`;

const Stories = styled.div`
  display: grid;
  gap: ${space(6)};
  min-width: 0;
`;

const StoryName = styled.h3`
  margin-bottom: ${space(3)};
  color: ${color.muted};
  font-size: ${fontSize.tiny};
  font-weight: 500;
  letter-spacing: 0;
`;

const wanted = new URLSearchParams(window.location.search);

const Overview = ({ theme, setTheme }: { theme: ThemeName; setTheme: (theme: ThemeName) => void }) => {
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Container as="main">
      <div style={{ height: space(10) }} />
      <PageHeading
        description="Tokens and components that every screen shares."
        actions={
          <IconButton
            icon={theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
            label={`Use ${other} theme`}
            onClick={() => setTheme(other)}
          />
        }
      >
        Components
      </PageHeading>
      {components
        .filter(({ component }) => !wholePage.includes(component))
        .map(({ component, stories }) => (
          <Section key={component} id={component}>
            <h2>{component}</h2>
            <Stories>
              {stories.map(({ name, Story }) => (
                <div key={name}>
                  <StoryName>{name}</StoryName>
                  <Story />
                </div>
              ))}
            </Stories>
          </Section>
        ))}
      <Section>
        <h2>layouts</h2>
        <ul>
          {wholePage.map((name) => (
            <li key={name}>
              <a href={`?only=${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </Section>
    </Container>
  );
};

const Only = ({ name }: { name: string }) => (
  <main>
    {components
      .filter(({ component }) => component === name)
      .flatMap(({ stories }) => stories.map(({ name: story, Story }) => <Story key={story} />))}
  </main>
);

/** All components on one page; `?only=tab-bar` shows one alone, `?theme=light` begins light. */
export const ExamplesPage = () => {
  const [theme, setTheme] = useState<ThemeName>(wanted.get('theme') === 'light' ? 'light' : 'dark');
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  const only = wanted.get('only');
  return (
    <>
      <GlobalStyle />
      {only ? <Only name={only} /> : <Overview theme={theme} setTheme={setTheme} />}
    </>
  );
};
