import { mobileDemoEdit, newMobileDemo, type MobileDemoDetail } from '@portfolio/contracts/content';
import { staff } from '@portfolio/service-kit/access';
import { inputType, Item } from '@portfolio/service-kit/graphql';
import { snakeKeys } from '@portfolio/service-kit/keys';
import { idParameter } from '@portfolio/service-kit/rest';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Authorized, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { ContentContext } from '../context.ts';
import { readUpload, withGraphQLFiles } from '../media/uploads.ts';
import { deleteMobileDemo, updateMobileDemo } from './mobile-demo.admin.ts';
import { MobileDemoType } from './mobile-demos.graphql.ts';
import { getMobileDemo } from './mobile-demos.ts';
import { createFromUpload, demoFilesOf, mobileDemoFileFields, requiredDemoFiles } from './mobile-demo.files.ts';

const MobileDemoFields = inputType('MobileDemoFields', mobileDemoEdit, {
  omit: ['existing_screenshots', 'remove', 'revision'],
  description: 'What is absent keeps its value; a new demo needs the first five.',
});
const MobileDemoPatch = inputType('MobileDemoPatch', mobileDemoEdit);

type File = Promise<FileUpload>;

@InputType({ description: 'A new demo needs the APK and a screenshot.' })
class MobileDemoFiles {
  @Field(() => GraphQLUpload, { nullable: true })
  apkFile?: File;

  @Field(() => GraphQLUpload, { nullable: true })
  ipaFile?: File;

  @Field(() => GraphQLUpload, { nullable: true })
  image?: File;

  @Field(() => [GraphQLUpload], { nullable: true })
  screenshots?: File[];
}

const listed = ({ apkFile, ipaFile, image, screenshots }: MobileDemoFiles) => ({
  apk_file: apkFile ? [apkFile] : [],
  ipa_file: ipaFile ? [ipaFile] : [],
  image: image ? [image] : [],
  screenshots: screenshots ?? [],
});

@Authorized(staff)
@Resolver()
export class MobileDemoMutations {
  @Mutation(() => MobileDemoType)
  createMobileDemo(
    @Ctx() context: ContentContext,
    @Arg('input', () => MobileDemoFields) input: object,
    @Arg('files') files: MobileDemoFiles,
  ): Promise<MobileDemoDetail> {
    return withGraphQLFiles(
      context,
      'createMobileDemo',
      snakeKeys(input),
      listed(files),
      mobileDemoFileFields,
      async (upload) => {
        const read = await readUpload(newMobileDemo, upload, requiredDemoFiles);
        return createFromUpload(context, read.input, read.files);
      },
    );
  }

  @Item((context: ContentContext, id) => getMobileDemo(context, String(id)))
  @Mutation(() => MobileDemoType)
  updateMobileDemo(
    @Ctx() context: ContentContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => MobileDemoPatch) input: object,
    @Arg('files', { nullable: true }) files?: MobileDemoFiles,
  ): Promise<MobileDemoDetail> {
    const name = `updateMobileDemo ${id}`;
    return withGraphQLFiles(
      context,
      name,
      snakeKeys(input),
      listed(files ?? {}),
      mobileDemoFileFields,
      async (upload) => {
        const read = await readUpload(mobileDemoEdit, upload);
        return updateMobileDemo(context, idParameter(id), read.input, demoFilesOf(read.files));
      },
    );
  }

  @Mutation(() => Boolean)
  async deleteMobileDemo(
    @Ctx() context: ContentContext,
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int, { nullable: true }) revision?: number,
  ): Promise<boolean> {
    await deleteMobileDemo(context, idParameter(id), revision);
    return true;
  }
}
