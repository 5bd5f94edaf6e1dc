import { pipeline } from 'node:stream/promises';
import { availabilityInput, myPaymentsQuery, profilePatch } from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { getMyAvailability, setMyAvailability } from './availability.ts';
import { getMyPayments } from './my-payments.ts';
import { getMyProfile, updateMyProfile } from './profile.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { getReceipt } from './receipt.ts';

/** scheduling.md §7, Employee portal. */
export const portalResources = [
  resource<SchedulingContext>('/planner/employees/me', {
    get: ({ context }) => getMyProfile(context),
    patch: ({ context, body }) => updateMyProfile(context, body(profilePatch)),
  }),
  resource<SchedulingContext>('/planner/employees/me/availability', {
    get: ({ context }) => getMyAvailability(context),
    post: ({ context, body }) => setMyAvailability(context, body(availabilityInput)),
  }),
  resource<SchedulingContext>('/planner/employees/me/payments', {
    get: ({ context, query }) => getMyPayments(context, query(myPaymentsQuery)),
  }),
  resource<SchedulingContext>('/planner/employees/me/payments/:id/receipt', {
    get: async ({ context, id, response }) => {
      const receipt = await getReceipt(context, id());
      response.attachment(`payment-receipt-${receipt.id}.pdf`);
      await pipeline(receiptPdf(receipt), response);
    },
  }),
];
