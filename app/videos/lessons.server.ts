import { language } from '../language/language.ts';
import { z } from 'zod';
import { readContentFolder } from '../content/read-content.server.ts';
import { typographic } from '../wording/wording.ts';
import { type Lesson, partsOf, type Scene } from './scenes/lesson.ts';
import { captionLines, captionTimes, lessonSeconds } from './timeline.ts';

/** More, and a caption cannot be read while it stands (the usual limit of subtitles for adults). */
const mostCharactersASecond = 17;

const text = z.string().trim().min(1).transform(typographic);
const texts = (most: number) => z.array(text).min(2).max(most);
const path = z.string().startsWith('/');
const caption = z
  .union([text.transform((says) => ({ says, shows: 1 })), z.strictObject({ says: text, shows: z.int().min(0) })])
  .refine(({ says }) => fitsTwoLines(says), 'must fit two lines of 42 characters');
const common = { seconds: z.int().min(4).max(30), heading: text, captions: z.array(caption).min(1) };
const place = z.tuple([z.int().min(1).max(3), z.int().min(1).max(2)]);
const column = z.strictObject({ name: text, items: texts(3) });

const scene = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('title'), ...common, text }),
    z.strictObject({ kind: z.literal('list'), ...common, items: texts(6), initials: z.boolean().optional() }),
    z.strictObject({ kind: z.literal('steps'), ...common, items: texts(6) }),
    z.strictObject({ kind: z.literal('step'), ...common, step: z.int().min(1), cost: text, time: text, decides: text }),
    z.strictObject({
      kind: z.literal('equation'),
      ...common,
      given: text,
      trap: text.optional(),
      lines: z
        .array(z.strictObject({ name: text, sum: text, is: text, wrong: z.boolean().optional() }))
        .min(1)
        .max(4),
    }),
    z.strictObject({ kind: z.literal('compare'), ...common, left: column, right: column }),
    z
      .strictObject({
        kind: z.literal('diagram'),
        ...common,
        alternative: text,
        nodes: z
          .array(
            z.strictObject({
              id: z.string(),
              name: text,
              note: text.optional(),
              at: place,
              strong: z.boolean().optional(),
            }),
          )
          .min(2),
        links: z
          .array(z.strictObject({ from: z.string(), to: z.string(), says: text, broken: z.boolean().optional() }))
          .min(1),
      })
      .refine(
        ({ nodes, links }) =>
          links.every(({ from, to }) => [from, to].every((end) => nodes.some(({ id }) => id === end))),
        'links a node that is not there',
      ),
    z
      .strictObject({
        kind: z.literal('table'),
        ...common,
        columns: texts(4),
        rows: z.array(texts(4)).min(1).max(5),
        best: z.array(z.int()).optional(),
      })
      .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), 'has a row of another length'),
    z
      .strictObject({
        kind: z.literal('map'),
        ...common,
        text,
        alternative: text,
        marked: z.array(z.string().length(2)).optional(),
        source: z.strictObject({ name: text, url: z.url() }).optional(),
      })
      .refine(({ marked, source }) => !marked || source, 'marks states without saying where that is from'),
    z.strictObject({
      kind: z.literal('dialog'),
      ...common,
      lines: z
        .array(z.strictObject({ who: text, says: text, verdict: z.enum(['right', 'wrong']).optional() }))
        .min(2)
        .max(3),
    }),
    z.strictObject({ kind: z.literal('caution'), ...common, text }),
    z.strictObject({
      kind: z.literal('end'),
      ...common,
      items: z
        .array(z.strictObject({ name: text, path }))
        .min(1)
        .max(3),
    }),
  ])
  .refine(
    (found) => partsOf(found as Scene) === found.captions.reduce((sum, { shows }) => sum + shows, 0),
    'shows more or fewer parts than its picture has',
  )
  .superRefine((found, context) => tooFast(found as Scene).forEach((message) => context.addIssue(message)));

const lesson = z
  .strictObject({
    title: text,
    description: text,
    published: z.iso.date(),
    place: z.int(),
    mark: z.enum(['steps', 'math', 'agency', 'broker']),
    isWebinar: z.boolean().optional(),
    scenes: z.array(scene).min(3),
  })
  .refine(
    ({ scenes }) =>
      lessonSeconds({ scenes: scenes as Scene[] }) >= 60 && lessonSeconds({ scenes: scenes as Scene[] }) <= 120,
    'must take 60 to 120 seconds',
  )
  .refine(
    ({ scenes }) => scenes[0]?.kind === 'title' && scenes.at(-1)?.kind === 'end',
    'must begin with a title and finish with an end',
  )
  .refine(
    ({ scenes }) => language.code !== 'en' || scenes[0]!.captions.some(({ says }) => /no sound/.test(says)),
    'must say first that it has no sound',
  );

let lessons: Lesson[] | undefined;

/** The lessons in the order the pages show them. @throws Error naming the file and what is wrong in it. */
export function readLessons(): Lesson[] {
  lessons ??= readContentFolder('videos', lesson)
    .toSorted((a, b) => a.content.place - b.content.place)
    .map(({ file, content }) => ({ ...content, slug: file.replace(/^.*\/|\.yaml$/g, '') }) as Lesson);
  return lessons;
}

function fitsTwoLines(says: string): boolean {
  try {
    return captionLines(says).length <= 2;
  } catch {
    return false;
  }
}

function tooFast(found: Scene): string[] {
  return captionTimes(found).flatMap(({ start, end, text: says }) => {
    const rate = says.length / (end - start);
    return rate <= mostCharactersASecond
      ? []
      : [`${rate.toFixed(1)} characters a second; ${mostCharactersASecond} are the most: ${says}`];
  });
}
