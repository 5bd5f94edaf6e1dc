import type { LivePerson } from '@portfolio/contracts/scheduling';
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
}

/** Tells who looks what others change. */
export interface LiveStreams {
  /** @throws AppError `throttled` where there are too many of them */
  open(asker: Asker, response: Response): void;
  /** Who looks at a company's plan now. */
  people(company: Watching['company']): Promise<LivePerson[]>;
}
