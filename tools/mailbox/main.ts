import { createSmtpServer } from './smtp.ts';
import { MessageStore } from './store.ts';
import { createMailboxPage } from './web.ts';

const { HOST = '127.0.0.1', PORT, SMTP_PORT } = process.env;
if (!PORT || !SMTP_PORT) throw new Error('Set PORT and SMTP_PORT.');

const store = new MessageStore();
const smtp = createSmtpServer(store);
smtp.on('error', (error) => console.error(error.message));
smtp.listen(Number(SMTP_PORT), HOST);
const page = createMailboxPage(store).listen(Number(PORT), HOST);

process.once('SIGTERM', () => {
  smtp.close();
  page.close();
  page.closeIdleConnections();
});
