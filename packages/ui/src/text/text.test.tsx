import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './text.stories.tsx';

testStories(stories);
