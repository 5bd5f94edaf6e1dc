import type { LivePerson, PlanTold } from '@portfolio/contracts/scheduling';
import type { Response } from 'express';
import type { Present } from './presence.ts';

/** What somebody may be told of: all of a company (superusers: of every one), or what concerns them as an employee. */
export type Watching = { company: number | 'all' } | { company: number; employee: number };

/** Who asks for a stream. */
export interface Asker {
  user: number;
  watching: Watching;
  /** The days that they look at. */
  shown: Pick<Present, 'from' | 'until'>;
  address: string;
  /** What they may be told of now. @throws AppError when that is nothing any more */
  again: () => Promise<Watching | undefined>;
  isOver: () => boolean;
  /** A plan whose work they are told of, and how far it is now. */
  plan: { id: number; now: () => Promise<PlanTold> } | undefined;
}

/** Tells who looks what others change. */
export interface LiveStreams {
  /** @throws AppError `throttled` where there are too many of them */
  open(asker: Asker, response: Response): void;
  /** Who looks at a company's plan now. */
  people(company: Watching['company']): Promise<LivePerson[]>;
}
