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
  siteOwner,
  storedImage,
  tag,
} from '@portfolio/contracts/content';
import { resourcesOf } from '@portfolio/service-kit/calls';
import { calls } from './calls.ts';

/** Every REST call of this service. */
export const contentResources = resourcesOf(calls);

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
  SiteOwner: siteOwner,
  StoredImage: storedImage,
  Tag: tag,
};
