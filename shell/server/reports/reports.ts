import { withdrawnFolder } from '@portfolio/releases/registry';
import type { ReleaseStore } from '@portfolio/releases/store';
import { neighbourhoodOf } from '@portfolio/service-kit/limits';
import type { Logger } from '@portfolio/service-kit/logging';
import { releaseFailures, releaseStarts } from '@portfolio/service-kit/metrics';
import { loggedPath } from '@portfolio/service-kit/server';
import { json, Router, type Request, type RequestHandler } from 'express';
import { z } from 'zod';
import type { LiveSite } from '../live-site.ts';
import { shareOf, type Outcomes } from './outcomes.ts';

const short = z.string().max(500);
const count = z.number().int().min(0).max(20);

/** What a page tells of the releases that it ran. */
const reportSchema = z.strictObject({
  releases: z
    .array(z.strictObject({ name: short, release: short, starts: count, failed: count, why: short.optional() }))
    .max(10),
});

/** What browsers send when something was against the page's policy. */
const policySchema = z.object({
  'csp-report': z.object({
    'blocked-uri': z.string().default(''),
    'effective-directive': z.string().default(''),
    'source-file': z.string().default(''),
  }),
});

/** Lines of one kind that are logged in a minute; a page can send any number. */
const mostLines = 30;

interface Parts {
  site: LiveSite;
  store: ReleaseStore;
  outcomes: Outcomes;
  /** Of the site's own pages. */
  origin: string;
  log: Logger;
}

/**
 * What pages report: how releases do (`POST /reports/releases`) and what their policy refused (`POST /reports/policy`), each said with
 * the remote that it is about. A canary that fails too often is withdrawn for everybody, by a mark in the store that all edges read.
 * `GET /reports/releases` says how the releases do.
 */
export function reports({ site, store, outcomes, origin, log }: Parts): Router {
  const report = json({ limit: '8kb' });
  const policyReport = json({ limit: '8kb', type: ['application/csp-report', 'application/json'] });
  const isLogged = minuteLimit(mostLines);

  const withdrawn = (): Set<string> => new Set(site.current()?.signed.withdrawn);

  const judge = async (): Promise<void> => {
    for (const { name, live, canary } of site.current()?.published.remotes ?? []) {
      const release = canary?.release.release;
      if (release === undefined || withdrawn().has(release) || !outcomes.isWorse(release, live.release)) continue;
      const mark = { name, release, ...outcomes.of(release), at: new Date().toISOString() };
      if (await store.create(`${withdrawnFolder}/${release}`, JSON.stringify(mark)))
        log.error(mark, 'a canary fails too often and is withdrawn');
    }
  };

  return Router()
    .get('/reports/releases', (_request, response) => {
      const published = site.current()?.published.remotes ?? [];
      const releases = published.flatMap(({ live, canary }) => [
        live.release,
        ...(canary ? [canary.release.release] : []),
      ]);
      response.set('Cache-Control', 'no-store');
      response.json({
        releases: Object.fromEntries(releases.map((release) => [release, outcomes.of(release)])),
        withdrawn: [...withdrawn()],
      });
    })
    .post('/reports/releases', ownPages(origin), report, async (request, response) => {
      const told = reportSchema.safeParse(request.body);
      if (!told.success) return void response.status(400).json({ detail: 'This is no report of releases.' });
      for (const { name, release, why, ...reported } of told.data.releases) {
        const track = trackOf(site, name, release);
        const { starts, failed } = track
          ? outcomes.note(release, reported, neighbourhoodOf(request.ip ?? ''))
          : nothing;
        if (track) {
          releaseStarts.inc({ remote: name, track }, starts);
          releaseFailures.inc({ remote: name, track }, failed);
        }
        if (reported.failed > 0 && isLogged()) {
          const share = shareOf(outcomes.of(release));
          log.warn({ remote: name, release, track, why, share }, 'a release failed for a visitor');
        }
      }
      await judge();
      response.status(204).end();
    })
    .post('/reports/policy', policyReport, (request, response) => {
      const told = policySchema.safeParse(request.body);
      if (told.success && isLogged()) {
        const {
          'blocked-uri': blocked,
          'effective-directive': directive,
          'source-file': source,
        } = told.data['csp-report'];
        const remote = remoteOf(source) ?? remoteOf(blocked);
        log.warn(
          { remote, directive, blocked: placeOf(blocked), source: placeOf(source) },
          "against the page's policy",
        );
      }
      response.status(204).end();
    });
}

/**
 * A page of another site can have its visitors' browsers send text, but nothing of this type, and browsers say where it comes from.
 * Programs say what they like: they are counted by where they are.
 */
const ownPages =
  (own: string): RequestHandler =>
  (request, response, next) => {
    if (!isOfOwnPage(request, own))
      return void response.status(403).json({ detail: 'Reports of other sites are not taken.' });
    if (!request.is('application/json')) return void response.status(415).json({ detail: 'A report is JSON.' });
    next();
  };

function isOfOwnPage(request: Request, own: string): boolean {
  const [site, origin] = [request.get('sec-fetch-site'), request.get('origin')];
  // Older browsers say the origin alone.
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || origin === own || (URL.canParse(origin) && new URL(origin).host === request.host);
}

const nothing = { starts: 0, failed: 0 };

/** Undefined for what is neither live nor a canary: names that anybody could send are not counted. */
function trackOf(site: LiveSite, name: string, release: string): 'live' | 'canary' | undefined {
  const remote = site.current()?.published.remotes.find((one) => one.name === name);
  if (remote?.live.release === release) return 'live';
  return remote?.canary?.release.release === release ? 'canary' : undefined;
}

/** An address may hold what somebody looked for, or a token. */
const placeOf = (address: string): string => loggedPath(address).slice(0, 300);

/** Whose release the file belongs to. */
const remoteOf = (address: string): string | undefined => /\/releases\/([a-z][a-z0-9-]*)\//.exec(address)?.[1];

/** True at most so often a minute. */
function minuteLimit(most: number): () => boolean {
  let minute = 0;
  let used = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, used] = [now, 0];
    used += 1;
    return used <= most;
  };
}
