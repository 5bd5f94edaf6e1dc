import type { RequestContext } from '@portfolio/service-kit/request-context';
import type { DataSource } from 'typeorm';
import type { Patronage } from './blog/patronage.ts';
import type { ChatModel } from './chat/model.ts';
import type { Support } from './chat/topics.ts';
import type { SiteIndex } from './chat/related/site-index.ts';
import type { Editors } from './history/editors.ts';
import type { Scanner } from './media/scanner.ts';
import type { MediaLibrary } from './media/library.ts';

/** What use cases share besides the request. */
export interface ContentParts {
  database: DataSource;
  media: MediaLibrary;
  /** Undefined when none is configured. */
  scanner: Scanner | undefined;
  patronage: Patronage;
  editors: Editors;
  /** Words answers of the chatbot; undefined answers from the found texts themselves. */
  chatModel: ChatModel | undefined;
  /** What the chatbot knows of the meaning of what is published. */
  siteIndex: SiteIndex;
  /** How visitors reach who is behind the site. */
  support: Support;
  /** Where visitors reach the site, without a slash at the end. */
  publicOrigin: string;
}

/** First argument of every use case. */
export type ContentContext = RequestContext & ContentParts;

/** Staff and superusers manage the site's content, so they also see drafts (core-site.md §4, Publication). */
export const managesContent = ({ actor }: Pick<RequestContext, 'actor'>): boolean =>
  actor !== undefined && (actor.isStaff || actor.isSuperuser);

/** The user who saves something; null where nobody is signed in. */
export const savedBy = ({ actor }: Pick<RequestContext, 'actor'>): number | null => actor?.userId ?? null;
