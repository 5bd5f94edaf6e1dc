import {
  blogPost,
  contactMessage,
  contentRevision,
  contentRevisionDetail,
  imageSet,
  mobileDemo,
  mobileDemoDetail,
  operatingSystem,
  page,
  pageDetail,
  project,
  projectDetail,
  section,
  storedImage,
  tag,
} from '@portfolio/contracts/content';
import { resourcesOf } from '@portfolio/service-kit/calls';
import { blogResources } from './blog/blog.rest.ts';
import { calls } from './calls.ts';
import { qrCodeResources } from './demos/qr-code.rest.ts';
import { mobileDemoResources } from './demos/mobile-demos.rest.ts';
import { historyResources } from './history/history.rest.ts';
import { mediaResources } from './media/media.rest.ts';
import { pageResources } from './pages/pages.rest.ts';
import { projectResources } from './projects/projects.rest.ts';
import { siteResources } from './site/site.rest.ts';

/** Every REST call of this service. */
export const contentResources = [
  ...projectResources,
  ...mobileDemoResources,
  ...qrCodeResources,
  ...pageResources,
  ...resourcesOf(calls),
  ...blogResources,
  ...historyResources,
  ...siteResources,
  ...mediaResources,
];

/** Names for the API description. */
export const named = {
  BlogPost: blogPost,
  ContactMessage: contactMessage,
  ContentRevision: contentRevision,
  ContentRevisionDetail: contentRevisionDetail,
  ImageSet: imageSet,
  MobileDemo: mobileDemo,
  MobileDemoDetail: mobileDemoDetail,
  OperatingSystem: operatingSystem,
  Page: page,
  PageDetail: pageDetail,
  Project: project,
  ProjectDetail: projectDetail,
  Section: section,
  StoredImage: storedImage,
  Tag: tag,
};
