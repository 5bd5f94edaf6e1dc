import { z } from 'zod';
import type { UserWire } from './user.ts';

/** POST /auth/login/ (core-site.md §7). Passwords are taken as they are, blanks included. */
export const loginInput = z.object({
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1_000),
});

export interface LoginResult {
  access: string;
  refresh: string;
  user: UserWire;
}

const refresh = z.string().trim().min(1).max(1_000);

/** POST /auth/token/refresh/. Without `rotate` the refresh token stays valid, as documented. */
export const refreshInput = z.object({ refresh, rotate: z.boolean().default(false) });

export interface RefreshResult {
  access: string;
  /** Only when rotated; the old one retires. */
  refresh?: string;
}

/** POST /auth/logout/. */
export const logoutInput = z.object({ refresh });

export type LoginInput = z.infer<typeof loginInput>;
export type RefreshInput = z.infer<typeof refreshInput>;

/** A signed-in device, as its user sees it under GET /auth/sessions/. */
export const sessionSchema = z.object({
  id: z.uuid(),
  user_agent: z.string(),
  ip_address: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** The one that asks. */
  is_current: z.boolean(),
});

export type SessionWire = z.infer<typeof sessionSchema>;
