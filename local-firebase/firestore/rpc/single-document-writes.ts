import * as v from 'valibot';
import type { Caller } from '../access/caller';
import { parseDocumentName, parseParentName } from '../documents/resource-name';
import { projectDocument } from '../query/projection';
import { RpcError } from '../status/rpc-error';
import type { FieldPath } from '../values/field-path';
import { fieldMaskSchema, fieldsSchema } from '../values/wire-schemas';
import type { Write } from '../writes/write';
import { documentNameSchema, preconditionSchema } from '../writes/write';
import { commitWrites } from './commit';
import type { Services, UnaryMethod } from './services';
import { parseRequest } from './services';

async function writeAndRead(
  services: Services,
  caller: Caller,
  write: Write & { update: { name: string } },
  mask: readonly FieldPath[] | undefined,
): Promise<object> {
  await commitWrites(services, caller, [write]);
  const document = services.database.documents.get(write.update.name);
  if (!document) throw new RpcError('ABORTED', 'The document was deleted at the same time.');
  return projectDocument(document, mask);
}

const createSchema = v.object({
  parent: v.string(),
  collectionId: v.string(),
  documentId: v.optional(v.string(), ''),
  document: v.optional(v.object({ fields: v.optional(fieldsSchema, {}) }), {}),
  mask: v.optional(fieldMaskSchema),
});

export const createDocument: UnaryMethod = (services, caller, input) => {
  const { parent, collectionId, documentId, document, mask } = parseRequest(createSchema, input);
  parseParentName(parent);
  const name = `${parent}/${collectionId}/${documentId || services.newDocumentId()}`;
  parseDocumentName(name);
  const write = {
    update: { name, fields: document.fields },
    updateTransforms: [],
    currentDocument: { exists: false },
  };
  return writeAndRead(services, caller, write, mask?.fieldPaths);
};

const updateSchema = v.object({
  document: v.object({ name: documentNameSchema, fields: v.optional(fieldsSchema, {}) }),
  updateMask: v.optional(fieldMaskSchema),
  mask: v.optional(fieldMaskSchema),
  currentDocument: v.optional(preconditionSchema),
});

export const updateDocument: UnaryMethod = (services, caller, input) => {
  const { document, updateMask, mask, currentDocument } = parseRequest(updateSchema, input);
  const write = { update: document, updateMask, updateTransforms: [], currentDocument };
  return writeAndRead(services, caller, write, mask?.fieldPaths);
};

const deleteSchema = v.object({
  name: documentNameSchema,
  currentDocument: v.optional(preconditionSchema),
});

export const deleteDocument: UnaryMethod = async (services, caller, input) => {
  const { name, currentDocument } = parseRequest(deleteSchema, input);
  await commitWrites(services, caller, [{ delete: name, updateTransforms: [], currentDocument }]);
  return {};
};
