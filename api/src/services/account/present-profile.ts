import type { Profile } from '@tvacha/shared-contract';
import { asc, eq } from 'drizzle-orm';
import { files, roles, type UserRow, userDocuments } from '../../db/schema';
import { publicFileUrl } from '../../files/public-url';
import type { Ctx } from '../ctx';
import { stateOfUser } from '../registration/state-of';
import { presentUser } from './present-user';

/** A person's own record, whole, with the papers they sent. */
export async function presentProfile(ctx: Ctx, user: UserRow): Promise<Profile> {
  const { publications, exprience, internationalSpeaker, nationalSpeaker, degree, areaOfInterest, fellowship } = user;
  const { clinic, clinicDetails } = user;
  const [role = null] = user.roleId ? await ctx.db.select().from(roles).where(eq(roles.id, user.roleId)) : [];
  const documents = await ctx.db
    .select({ _id: userDocuments.id, kind: userDocuments.kind, name: files.name, type: files.type })
    .from(userDocuments)
    .innerJoin(files, eq(files.id, userDocuments.fileId))
    .where(eq(userDocuments.userId, user.id))
    .orderBy(asc(userDocuments.createdAt), asc(userDocuments.id));
  return {
    ...presentUser(user, role),
    ...{ publications, exprience, internationalSpeaker, nationalSpeaker, degree, areaOfInterest, fellowship },
    clinic,
    clinicDetails,
    profilePic: user.profilePic && publicFileUrl(ctx, user.profilePic),
    documents,
    stage: stateOfUser(user).stage,
  };
}
