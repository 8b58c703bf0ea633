/** The type that a JSON Schema describes; of the keywords only those that the schema of the config uses. */
export type FromSchema<S> = S extends { readonly enum: readonly (infer V)[] }
  ? V
  : S extends { readonly const: infer V }
    ? V
    : S extends { readonly anyOf: readonly (infer O)[] }
      ? O extends unknown
        ? FromSchema<O>
        : never
      : S extends { readonly type: 'string' }
        ? string
        : S extends { readonly type: 'integer' | 'number' }
          ? number
          : S extends { readonly type: 'boolean' }
            ? boolean
            : S extends { readonly type: 'array'; readonly items: infer I }
              ? readonly FromSchema<I>[]
              : S extends { readonly type: 'object'; readonly properties: infer P }
                ? FromProperties<P, S extends { readonly required: readonly (infer R)[] } ? R : never>
                : S extends { readonly type: 'object'; readonly additionalProperties: infer A }
                  ? Readonly<Record<string, FromSchema<A>>>
                  : never;

type FromProperties<P, R> = { readonly [K in keyof P as K extends R ? K : never]: FromSchema<P[K]> } & {
  readonly [K in keyof P as K extends R ? never : K]?: FromSchema<P[K]>;
};
