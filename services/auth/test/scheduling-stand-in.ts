import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { demoAccounts } from '@portfolio/demo/accounts';
import { schedulingUserIds, type SchedulingUser } from '@portfolio/contracts/scheduling';

/** Stands where the scheduling service does, and answers as it does. */
export interface SchedulingStandIn {
  url: string;
  users: Map<number, Omit<SchedulingUser, 'id'>>;
  /** Whom it was asked to erase, and as whom; it answers 503 while it `refuses`. Stands where content does, too. */
  erased: { path: string; body: unknown }[];
  refuses: boolean;
  /** While false it hangs, as a service in trouble does. */
  answers: boolean;
  close(): Promise<void>;
}

const portOf = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

export async function startSchedulingStandIn(): Promise<SchedulingStandIn> {
  const server = createServer((request, response) => {
    if (!standIn.answers) return;
    const { searchParams, pathname } = new URL(request.url ?? '', 'http://localhost');
    response.setHeader('content-type', 'application/json');
    if (standIn.refuses) {
      response.writeHead(503).end('{}');
      return;
    }
    if (pathname.endsWith('/personal-data')) {
      response.end(JSON.stringify({ path: pathname }));
      return;
    }
    if (pathname.endsWith('/erase')) {
      void erase(request, pathname).then(() => response.end('{"erased":true}'));
      return;
    }
    const { ids } = schedulingUserIds.parse(Object.fromEntries(searchParams));
    const nothing = { administered_companies: [], employee_profile: null };
    response.end(JSON.stringify(ids.map((id) => ({ id, ...(standIn.users.get(id) ?? nothing) }))));
  });
  const erase = async (request: IncomingMessage, path: string) => {
    standIn.erased.push({ path, body: await json(request) });
  };
  const standIn: SchedulingStandIn = {
    url: `http://127.0.0.1:${await portOf(server)}`,
    users: new Map([
      [
        demoAccounts.manager.id,
        { administered_companies: [{ id: 1, name: 'Northwind Security' }], employee_profile: null },
      ],
      [
        demoAccounts.guard.id,
        {
          administered_companies: [],
          employee_profile: { id: 1, company_id: 1 },
          employer: 'Northwind Security',
        },
      ],
    ]),
    answers: true,
    refuses: false,
    erased: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}
