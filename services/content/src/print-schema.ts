import * as content from '@portfolio/contracts/content';
import { namedIn, printContract } from '@portfolio/service-kit/openapi';
import { runCommand } from '@portfolio/service-kit/service';
import { contentResources as resources } from './calls.ts';
import { contentSubgraph } from './subgraph.ts';

/** What the API description has names for. */
const named = namedIn(content, [
  'blogPost',
  'contactMessage',
  'contentRevision',
  'contentRevisionDetail',
  'imageSet',
  'mobileDemo',
  'mobileDemoDetail',
  'operatingSystem',
  'page',
  'pageDetail',
  'project',
  'projectDetail',
  'section',
  'siteOwner',
  'storedImage',
  'tag',
]);

await runCommand(async () =>
  printContract(
    { name: 'content', subgraph: await contentSubgraph(), resources, named },
    new URL('..', import.meta.url),
  ),
);
