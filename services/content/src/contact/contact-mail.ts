import { task, type Task } from '@portfolio/service-kit/jobs';
import { escapeHtml, mailDocument, type Mailer } from '@portfolio/service-kit/mail';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { ContactMessageEntity } from './contact-message.entity.ts';

export const contactMailTask = 'contact-mail';

/** Tells support about a message, once: a job that is repeated after its success finds the message marked. */
export const contactMailJob = (parts: {
  database: DataSource;
  mailer: Mailer;
  supportEmail: string;
  publicOrigin: string;
}): Task =>
  task(contactMailTask, z.object({ id: z.int() }), async (_context, { id }) => {
    await parts.database.transaction(async (manager) => {
      // Locked while it is sent, so that two workers cannot both send it.
      const message = await manager.findOne(ContactMessageEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!message || message.mailed_at) return;
      await parts.mailer.send({
        id: message.mail_id,
        to: parts.supportEmail,
        replyTo: { name: message.name, address: message.email },
        subject: `Contact: ${message.subject.replaceAll(/\s+/g, ' ')}`,
        ...body(message, `${parts.publicOrigin}/admin/contact`),
      });
      await manager.update(ContactMessageEntity, id, { mailed_at: new Date() });
    });
  });

function body({ name, email, subject, message }: ContactMessageEntity, inbox: string): { text: string; html: string } {
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return {
    text: `From: ${name} <${email}>\nSubject: ${subject}\n\n${message}\n\n--\nAll messages: ${inbox}\n`,
    html: mailDocument(
      'en',
      subject,
      `<p><strong>${escapeHtml(name)}</strong> &lt;<a href="${escapeHtml(reply)}">${escapeHtml(email)}</a>&gt;</p>
<p><strong>${escapeHtml(subject)}</strong></p>
<p class="said">${escapeHtml(message)}</p>
<p class="action"><a href="${escapeHtml(inbox)}">All messages</a></p>`,
    ),
  };
}
