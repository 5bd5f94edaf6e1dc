import type { importedDetails, ShiftStatus } from '@portfolio/contracts/scheduling';
import type { z } from 'zod';
import type { Judged, Problem } from './judged.ts';

/** What is known of a shift whose row can be read. */
export interface WantedShift extends z.infer<typeof importedDetails> {
  client_id: number;
  client_name: string;
  location_id: number | null;
  post_id: null;
  employee_id: number;
  hourly_rate: string;
  start_time: string;
  end_time: string;
  time_zone: string;
  status: ShiftStatus;
}

export interface ShiftRow extends Judged {
  problems: Problem[];
  shift: WantedShift | undefined;
}
