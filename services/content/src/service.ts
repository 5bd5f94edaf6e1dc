import { mediaLimits } from '@portfolio/contracts/content';
import { staff } from '@portfolio/service-kit/access';
import { resourcesOf } from '@portfolio/service-kit/calls';
import { serviceClient } from '@portfolio/service-kit/internal';
import { createLogger, type Logger } from '@portfolio/service-kit/logging';
import { createMailer } from '@portfolio/service-kit/mail';
import { createService, type Service } from '@portfolio/service-kit/service';
import { createPatronage } from './blog/patronage.ts';
import { openAiModel } from './chat/model.ts';
import { Embeddings } from './chat/embeddings.ts';
import { SentenceEncoder } from './chat/related/encoder/sentence-encoder.ts';
import { EnglishMeaning } from './chat/related/english-meaning.ts';
import { SiteIndex } from './chat/related/site-index.ts';
import type { ContentParts } from './context.ts';
import { contentDatabase } from './database.ts';
import type { ContentEnvironment } from './environment.ts';
import { createEditors } from './history/editors.ts';
import { contentJobs } from './jobs.ts';
import { Scanner } from './media/scanner.ts';
import { MediaLibrary } from './media/library.ts';
import { personalDataInternalCalls } from './personal-data/personal-data.calls.ts';
import { contentResources } from './calls.ts';
import { contentSubgraph } from './subgraph.ts';

/** The content service, assembled alike for `main.ts` and for tests. */
export async function contentService(
  environment: ContentEnvironment,
  options: { log?: Logger } = {},
): Promise<Service> {
  const { log = createLogger({ name: 'content', level: environment.LOG_LEVEL }) } = options;
  const database = contentDatabase(environment.DATABASE_URL);
  const media = await MediaLibrary.open(environment);
  const auth = serviceClient('auth', environment);
  const chatModel = environment.CHAT_API_URL
    ? openAiModel({ url: environment.CHAT_API_URL, key: environment.CHAT_API_KEY, model: environment.CHAT_MODEL, log })
    : undefined;
  const embeddings = embeddingsOf(environment, log);
  const encoder = new SentenceEncoder((err) => log.error({ err }, 'the sentence encoder failed'));
  const { CLAMD_URL: address, QUARANTINE_PATH: quarantine } = environment;
  const scanner = address === undefined ? undefined : new Scanner({ address, quarantine, log });
  const mailer = createMailer({ smtpUrl: environment.SMTP_URL, from: environment.MAIL_FROM });
  return createService<ContentParts>({
    name: 'content',
    environment,
    database,
    parts: {
      database,
      media,
      scanner,
      patronage: createPatronage(auth),
      editors: createEditors({ auth, log }),
      chatModel,
      siteIndex: new SiteIndex(database, { embeddings, english: embeddings ? undefined : new EnglishMeaning(encoder) }),
      support: { email: environment.SUPPORT_EMAIL, phone: environment.SUPPORT_PHONE },
      publicOrigin: environment.PUBLIC_ORIGIN,
    },
    resources: contentResources,
    internalResources: resourcesOf(personalDataInternalCalls),
    constraints: { page_slug_key: { field: 'slug' } },
    uploads: { access: staff, maxFiles: mediaLimits.images + 3 },
    subgraph: await contentSubgraph(),
    background: [contentJobs({ environment, database, media, mailer, log })],
    onClose: async () => {
      mailer.close();
      await encoder.close();
      await auth.close();
    },
    log,
  });
}

/** What tells how alike texts are, when such a model is configured. */
function embeddingsOf(environment: ContentEnvironment, log: Logger) {
  const { CHAT_API_URL: url, CHAT_API_KEY: key, CHAT_EMBEDDING_MODEL: model } = environment;
  if (!url || !model) return undefined;
  return { model: new Embeddings({ url, key, model, log }), minLikeness: environment.CHAT_EMBEDDING_LIKENESS };
}
