import { resourcesOf } from '@portfolio/service-kit/calls';
import { blogCalls } from './blog/blog.calls.ts';
import { chatCalls } from './chat/chat.calls.ts';
import { contactCalls } from './contact/contact.calls.ts';
import { mobileDemoCalls, qrCodeCalls } from './demos/mobile-demos.calls.ts';
import { historyCalls } from './history/history.calls.ts';
import { mediaCalls } from './media/media.calls.ts';
import { siteOwnerCalls } from './owner/site-owner.calls.ts';
import { pageCalls } from './pages/pages.calls.ts';
import { projectCalls } from './projects/projects.calls.ts';
import { shareImageCalls, siteCalls } from './site/site.calls.ts';
import { translationCalls } from './translations/translations.calls.ts';

/** Every use case of this service, as callers meet it. */
export const calls = [
  ...projectCalls,
  ...mobileDemoCalls,
  ...qrCodeCalls,
  ...pageCalls,
  ...contactCalls,
  ...chatCalls,
  ...blogCalls,
  ...historyCalls,
  ...translationCalls,
  ...siteCalls,
  ...siteOwnerCalls,
  ...mediaCalls,
  ...shareImageCalls,
];

/** Every REST call of this service. */
export const contentResources = resourcesOf(calls);
