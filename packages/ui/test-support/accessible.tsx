import type { ComponentType, ReactElement } from 'react';
import { render } from '@testing-library/react';
import { axe } from 'jest-axe';

// Each component is checked alone, outside the page that has the landmarks.
const rules = { region: { enabled: false } };

/** Renders an element and resolves with axe's findings, for `toHaveNoViolations()`. */
export const findViolations = (element: ReactElement) => axe(render(element).container, { rules });

/** A test per story of a component: what the example page shows has no violations. */
export const testStories = (stories: Record<string, ComponentType>) => {
  test.each(Object.entries(stories))('story "%s" has no accessibility violations', async (_name, Story) => {
    expect(await findViolations(<Story />)).toHaveNoViolations();
  });
};
