/* A program: puts two admins into a new database, or shows what the log and the outbox say. */
import { asc, eq } from 'drizzle-orm';
import { fullPasswordCost, hashPassword } from '../auth/password';
import { migrate } from '../db/migrate';
import { openPglite } from '../db/open-pglite';
import { auditLog, outboxMessages, users } from '../db/schema';

const [dataDir, password] = process.argv.slice(2);
const { db, close } = await openPglite({ dataDir: `${dataDir}/database` });
if (password) {
  await migrate(db);
  const shared = {
    role: 'admin',
    approval: 'verified',
    nameTitle: 'Dr.',
    lastName: 'Nair',
    isComplete: true,
    emailVerified: true,
    passwordHash: await hashPassword(password, fullPasswordCost),
  } as const;
  const added = await db
    .insert(users)
    .values(
      ['Asha', 'Binu'].map((firstName, at) => ({
        ...shared,
        firstName,
        customerId: `TVD-${at}`,
        email: `${firstName.toLowerCase()}@tvacha.example`,
      })),
    )
    .returning({ id: users.id, email: users.email });
  process.stdout.write(JSON.stringify(added));
} else {
  const resets = await db
    .select({ subject: auditLog.subjectId, actor: auditLog.actorId, details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.action, 'user.factorReset'))
    .orderBy(asc(auditLog.seq));
  const told = await db
    .select({ to: outboxMessages.recipient, subject: outboxMessages.subject })
    .from(outboxMessages)
    .orderBy(asc(outboxMessages.createdAt));
  process.stdout.write(JSON.stringify({ resets, told }));
}
await close();
