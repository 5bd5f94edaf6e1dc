import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './bubbles.stories.tsx';

testStories(stories);
