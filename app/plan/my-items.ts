/** Which things of a plan are this visitor's. Pure. */
import type { ShownItem } from './shown-item.server.ts';

/** The field by which somebody says that an item for some is for them, too. */
export const mineName = (id: string): string => `license.${id}`;

/** What is for some counts for those who said that they are among them, or have ticked it off: nobody else would. */
export const isMine = ({ id, onlyIf }: Pick<ShownItem, 'id' | 'onlyIf'>, values: Record<string, string>): boolean =>
  !onlyIf || Boolean(values[mineName(id)] || values[`done.${id}`]);
