import type { Fields } from '../firestore/values/value';
import { documentNameOf, exportedName, projectOfApp } from './entity-key';
import type { EntityCodec } from './entity-messages';
import { fieldsOf, propertiesOf } from './entity-value';

/** An exported document: without its create and update times. */
export interface ExportedDocument {
  readonly name: string;
  readonly fields: Fields;
}

/** @throws {ExportError} `export-unsupported` */
export function encodeDocument(codec: EntityCodec, { name, fields }: ExportedDocument): Uint8Array {
  const { app, database, elements } = exportedName(name);
  return codec.encode({
    key: { app, path: { element: [...elements] }, database },
    ...propertiesOf(codec, fields),
    entityGroup: { element: elements.slice(0, 1) },
  });
}

/**
 * Parses a document and moves all references to its own project. Throws for bytes that are not a document.
 * @param project The project to import it to.
 */
export function decodeDocument(
  codec: EntityCodec,
  bytes: Uint8Array,
  project?: string,
): ExportedDocument {
  const entity = codec.decode(bytes);
  const { app, database, path } = entity.key;
  const own = projectOfApp(app);
  const rename = (other: string) => (other === own ? (project ?? own) : other);
  return {
    name: documentNameOf({ app, database, elements: path.element }, rename),
    fields: fieldsOf({ codec, rename }, entity),
  };
}
