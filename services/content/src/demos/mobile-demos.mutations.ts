import { mobileDemoInput, mobileDemoPatch } from '@portfolio/contracts/content';
import { snakeKeys } from '@portfolio/service-kit/keys';
import { idParameter } from '@portfolio/service-kit/rest';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { ContentContext } from '../context.ts';
import { parseUpload, withGraphQLFiles } from '../media/uploads.ts';
import { deleteMobileDemo, updateMobileDemo } from './mobile-demo.admin.ts';
import { MobileDemo } from './mobile-demos.graphql.ts';
import { checkDemoFiles, createFromUpload, mobileDemoFileFields, requiredDemoFiles } from './mobile-demos.rest.ts';

@InputType({ description: 'What is absent keeps its value; a new demo needs the first five.' })
class MobileDemoFields {
  @Field(() => String, { nullable: true })
  title?: string;

  @Field(() => String, { nullable: true })
  description?: string;

  @Field(() => String, { nullable: true, description: 'One a line.' })
  features?: string;

  @Field(() => String, { nullable: true, description: "The app's own." })
  version?: string;

  @Field(() => [String], { nullable: true, description: 'Ids, or names, which are created when new.' })
  operatingSystems?: string[];

  @Field(() => String, { nullable: true })
  webviewUrl?: string;

  @Field(() => Boolean, { nullable: true, description: 'Default: true.' })
  isPublished?: boolean;
}

@InputType()
class MobileDemoPatch extends MobileDemoFields {
  @Field(() => [ID], { nullable: true, description: 'Ids of the screenshots that stay, in their new order.' })
  existingScreenshots?: string[];

  @Field(() => [String], { nullable: true, description: '"ipa_file", "image": files to take away.' })
  remove?: string[];

  @Field(() => Int, { nullable: true, description: 'Refused with CONFLICT when the demo has a newer revision.' })
  revision?: number;
}

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

@Resolver()
export class MobileDemoMutations {
  @Mutation(() => MobileDemo)
  createMobileDemo(
    @Ctx() context: ContentContext,
    @Arg('input') input: MobileDemoFields,
    @Arg('files') files: MobileDemoFiles,
  ): Promise<MobileDemo> {
    return withGraphQLFiles(context, snakeKeys(input), listed(files), mobileDemoFileFields, (upload) =>
      createFromUpload(context, parseUpload(mobileDemoInput, upload, requiredDemoFiles), upload),
    );
  }

  @Mutation(() => MobileDemo)
  updateMobileDemo(
    @Ctx() context: ContentContext,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: MobileDemoPatch,
    @Arg('files', { nullable: true }) files?: MobileDemoFiles,
  ): Promise<MobileDemo> {
    return withGraphQLFiles(context, snakeKeys(input), listed(files ?? {}), mobileDemoFileFields, async (upload) => {
      const patch = parseUpload(mobileDemoPatch, upload);
      return updateMobileDemo(context, idParameter(id), patch, await checkDemoFiles(upload));
    });
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
