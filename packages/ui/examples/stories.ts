import type { ComponentType } from 'react';

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
export const components = files.keys().map((file) => ({
  component: file.split('/')[1] ?? file,
  stories: Object.entries(files(file)).map(([name, Story]) => ({ name: words(name), Story })),
}));
